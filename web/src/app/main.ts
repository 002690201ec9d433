// Starts the client.
import "@fontsource-variable/besley/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./theme.css";
import "./base.css";
import { mount } from "svelte";
import { beginWorker } from "../offline/worker";
import App from "./App.svelte";
import { preferences } from "./preferences.svelte";
import { router } from "./router.svelte";
import { session } from "./session.svelte";
import { theme } from "./theme.svelte";

theme.begin();
preferences.begin();
router.begin();
const hurry = (): void => {
  session.live.hurry();
  session.hurry();
};
addEventListener("online", hurry);
addEventListener("visibilitychange", () => document.hidden || hurry());
addEventListener("offline", () => {
  session.live.lose();
  session.lose();
});
void session.load();
beginWorker();

const target = document.getElementById("app");
if (target) mount(App, { target });
