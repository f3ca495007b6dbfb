#!/usr/bin/env node
import { runAdmin } from "./program.ts";

process.exitCode = await runAdmin(process.argv.slice(2), {
  environment: process.env,
  now: Date.now,
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
});
