import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

const folder = new URL("../../crates/desk/assets/", import.meta.url);
const files = readdirSync(folder);
const served = readFileSync(new URL("../src/assets.rs", folder), "utf8");

test("every file is served, and every import leads to one", () => {
  for (const file of files.filter((name) => /\.(js|css|svg)$/.test(name))) {
    assert.ok(served.includes(`"${file}"`), `${file} is not in crates/desk/src/assets.rs`);
  }
  for (const file of files.filter((name) => name.endsWith(".js"))) {
    const text = readFileSync(new URL(file, folder), "utf8");
    for (const [, target] of text.matchAll(/^import (?:[^"]* from )?"\.\/([^"]+)"/gm)) {
      assert.ok(files.includes(target), `${file} imports ${target}`);
    }
  }
});
