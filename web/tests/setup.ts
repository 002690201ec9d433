// For each file of tests in the browser.
import { afterAll, afterEach } from "vitest";
import { forgetPages, tellOfFailure } from "./recorder";

afterEach(tellOfFailure);
afterAll(forgetPages);
