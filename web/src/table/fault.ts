// Why a table cannot be played, in words.
import type { TableLine } from "../api/types";
import { t } from "../words/language.svelte";

export type Fault = NonNullable<TableLine["fault"]>;

const FAULTS: readonly string[] = ["other-rules", "no-game", "damaged"] satisfies Fault[];

/** Whether a refusal says that the table itself is at fault, not what was asked of it. */
export const isFault = (error: string): boolean => FAULTS.includes(error);

export function faultText(fault: Fault | null | undefined): string {
  switch (fault) {
    case "other-rules":
      return t("table-fault-other-rules");
    case "no-game":
      return t("table-fault-no-game");
    case "damaged":
      return t("table-fault-damaged");
    default:
      return "";
  }
}
