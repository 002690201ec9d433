# The plain page that is shown where no browser client is installed.

page-title = Ironbridge: the table server is running
page-heading = The table server is running.
page-body = Tables are open. The client for the browser is not part of this installation; every other client can play.
page-schema = What programs can ask of the server (OpenAPI)
page-live = The messages of live play (JSON Schema)
page-health = How the server is doing
