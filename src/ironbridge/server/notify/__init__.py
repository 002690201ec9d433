"""Messages to people who are away: e-mail and webhooks, with quiet hours."""
