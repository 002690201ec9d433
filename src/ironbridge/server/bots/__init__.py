"""Where bots think: in processes of their own, never in the one that serves people."""
