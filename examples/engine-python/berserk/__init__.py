"""An engine for Берсерк: Герои and the classic game on one table, told apart by an edition of decisions."""
