"""Keeping order: who may be removed by whom, mutes, reports, and the audit log."""
