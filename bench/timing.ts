/** The time that the process itself took for some work: other processes on the machine do not count. */
export const milliseconds = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
