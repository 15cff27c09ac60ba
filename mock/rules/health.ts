import { type Rule, result } from "../outcome.ts";

export const ping: Rule = () => result("pong");

export const ready: Rule = () => result("Ready");
