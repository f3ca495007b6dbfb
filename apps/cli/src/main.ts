#!/usr/bin/env node
// The installed program starts here, on any version of Node. An old version must be able to print
// the message below, so this file has no static import, no top-level await and no syntax newer than
// ES2015. The rest loads after the check.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 12)) {
  process.stderr.write(
    `error: almanac needs Node.js 22.12 or newer, and this is ${process.versions.node}\n`,
  );
  process.exitCode = 2;
} else {
  void import("./start.ts");
}
