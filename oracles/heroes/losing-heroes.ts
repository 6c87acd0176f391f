/** The two ways to read 505.1 on heroes. */
export const SILENT = 'it says nothing of losing';
export const HERO = 'a destroyed hero has lost';
