import { hostileValue, type Random, spoiled } from "../../../../test/hostile-inputs.ts";
import * as lab from "../../src/web/index.ts";

const task = lab.tasks()[0] ?? refuse();
const { transcript, final_state } = await lab.runTask(task, {
  surface: "v1",
  agent: lab.carefulAgent,
});

function refuse(): never {
  throw new TypeError("the lab has no task");
}

export function inputs(random: Random): unknown[] {
  const sound = [task, transcript, final_state];
  const worst = random(sound.length);
  return sound.map((each, index) => {
    if (index !== worst) return each;
    return random(3) === 0 ? hostileValue(random) : spoiled(each, random);
  });
}
