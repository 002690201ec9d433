// What a prepared position of a picture has like every view: nothing was played, nothing is asked.
export const UNPLAYED = {
  rules: "",
  question: { key: "", args: {} },
  result: { final: false, scores: [], ties: [], places: [], winners: [] },
};
