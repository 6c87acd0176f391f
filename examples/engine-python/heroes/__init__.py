"""An engine for Берсерк. Герои: declarations, the queue, life, destruction and the change of turn."""
