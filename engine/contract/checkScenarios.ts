import type { Problem } from "../../src/lib/problem.ts";
import { type Contract, problemAt } from "./contract.ts";
import { contentsAt, followRef, itemsAt, keysAt } from "./operations.ts";
import { toPointer, valueAt } from "./pointer.ts";
import { type Route, toRoutes } from "./proof/routes.ts";
import type { Validate } from "./validators.ts";

/** Examples with this prefix belong to answers that several operations share. */
const shared = "shared.";

/** Every scenario is a request its operation takes and an answer it gives; every answer has one. */
export function checkScenarios(
  contract: Contract,
  validatorAt: (pointer: string) => Validate,
): Problem[] {
  const routes = toRoutes(contract.document);
  const used = new Set<string>();
  const problems = routes.flatMap((route) => checkRoute(contract, route, validatorAt, used));
  for (const name of keysAt(contract.document, "/components/examples")) {
    if (!name.startsWith(shared) || used.has(name)) continue;
    const pointer = toPointer(["components", "examples", name]);
    problems.push(
      problemAt(
        contract,
        pointer,
        "no scenario shows this example.",
        "Add one, or delete the file.",
      ),
    );
  }
  return problems;
}

function checkRoute(
  contract: Contract,
  route: Route,
  validatorAt: (pointer: string) => Validate,
  used: Set<string>,
): Problem[] {
  const { document } = contract;
  const problems: Problem[] = [];
  const names = new Set<string>();
  const parameters = itemsAt(document, `${route.pointer}/parameters`).map((_, index) => {
    const parameter = followRef(document, `${route.pointer}/parameters/${index}`);
    return {
      name: valueAt(document, `${parameter}/name`),
      in: valueAt(document, `${parameter}/in`),
    };
  });
  const namesIn = (place: string) =>
    parameters.filter((parameter) => parameter.in === place).map(({ name }) => String(name));
  const bodies = contentsAt(document, `${route.pointer}/requestBody`);

  itemsAt(document, `${route.pointer}/x-scenarios`).forEach((_, index) => {
    const pointer = `${route.pointer}/x-scenarios/${index}`;
    const read = (path: string) => valueAt(document, pointer + path);
    const report = (path: string, message: string, fix: string) =>
      problems.push(problemAt(contract, pointer + path, message, fix));

    const name = String(read("/name"));
    if (names.has(name)) report("/name", `there are two scenarios "${name}".`, "Rename one.");
    names.add(name);
    const status = Number(read("/response/status"));
    if (index === 0 && status >= 300) {
      report("/response/status", "the main scenario is no success.", "Put a success first.");
    }

    const pathNames = keysAt(document, `${pointer}/request/path`);
    for (const missing of namesIn("path").filter((item) => !pathNames.includes(item))) {
      report("/request", `{${missing}} of the path has no value.`, `Add path: { ${missing}: … }.`);
    }
    for (const place of ["path", "query"]) {
      for (const given of keysAt(document, `${pointer}/request/${place}`)) {
        if (namesIn(place).includes(given)) continue;
        const fix = "Correct the name, or add the parameter to the operation.";
        report(
          `/request/${place}/${given}`,
          `the operation has no ${place} parameter ${given}.`,
          fix,
        );
      }
    }

    const body = read("/request/body/$example");
    if (typeof body === "string") {
      const bodyPointer = toPointer(["components", "examples", body]);
      const listed = bodies.flatMap(({ examples }) => examples).some((item) => item.name === body);
      if (valueAt(document, bodyPointer) === undefined) {
        const fix = "Correct the name, or add the file to examples/.";
        report("/request/body/$example", `there is no example "${body}".`, fix);
      } else if (status < 300 && !listed) {
        const fix = "List it under the examples of the request body.";
        report("/request/body/$example", `"${body}" succeeds but is not shown with the body.`, fix);
      } else if (status === 400 && listed && isFit(bodies[0]?.schema, `${bodyPointer}/value`)) {
        const fix = "Make the body one that the server refuses.";
        report("/request/body/$example", `"${body}" fits the schema, yet is refused.`, fix);
      }
    }

    const answer = String(read("/response/example"));
    const offered = contentsAt(document, `${route.pointer}/responses/${status}`).flatMap(
      ({ examples }) => examples.map((example) => example.name),
    );
    if (!offered.includes(answer)) {
      const fix = `List it under the examples of status ${status}, or correct the name.`;
      report("/response/example", `the response ${status} has no example "${answer}".`, fix);
    }
    if (!answer.startsWith(shared) && answer !== `${route.id}.${name}`) {
      const fix = `Name the file ${route.id}.${name}.yaml.`;
      report("/response/example", `the example "${answer}" is not named after the scenario.`, fix);
    }
    used.add(answer);
  });

  for (const status of keysAt(document, `${route.pointer}/responses`)) {
    for (const content of contentsAt(document, `${route.pointer}/responses/${status}`)) {
      for (const example of content.examples) {
        if (example.name.startsWith(shared) || used.has(example.name)) continue;
        const message = `no scenario of ${route.id} shows this example.`;
        problems.push(
          problemAt(contract, example.pointer, message, "Add one, or delete the file."),
        );
      }
    }
  }
  return problems;

  function isFit(schema: string | undefined, valuePointer: string): boolean {
    if (schema === undefined) return false;
    return validatorAt(schema)(valueAt(document, valuePointer)).length === 0;
  }
}
