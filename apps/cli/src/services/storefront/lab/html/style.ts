/** The style of the report: light and dark, phone and desktop, without any other file. */
export const style = `
:root { color-scheme: light dark; --ink: #1c1f24; --soft: #5a6270; --paper: #ffffff; --line: #d9dde3; --card: #f6f7f9;
  --good: #1a7f4b; --bad: #b3261e; --bar: #3b6fd4; --rest: #e3e7ee; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaee; --soft: #a3abb8; --paper: #14171c; --line: #343a44;
  --card: #1d2128; --good: #55c98b; --bad: #ff8a80; --bar: #7aa5ff; --rest: #2c323c; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .75rem; }
p { margin: .25rem 0; } .soft { color: var(--soft); }
table { border-collapse: collapse; width: 100%; } th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line); }
td { white-space: nowrap; } th:first-child, td:first-child { text-align: left; }
th[scope=row] { font-weight: 400; } table { max-width: 44rem; } .scroll { overflow-x: auto; }
.row { display: grid; grid-template-columns: minmax(9rem, 18rem) 1fr; gap: .25rem 1rem; align-items: center; padding: .3rem 0;
  border-bottom: 1px solid var(--line); }
.name { overflow-wrap: anywhere; } .bars { display: grid; gap: .2rem; }
.bar { display: grid; grid-template-columns: 3rem 1fr 6rem; gap: .5rem; align-items: center; font-size: .85rem; }
.track { background: var(--rest); border-radius: 3px; height: .7rem; overflow: hidden; }
.fill { display: block; background: var(--bar); height: 100%; } .fill.bad { background: var(--bad); }
.good { color: var(--good); } .bad-text { color: var(--bad); }
details { background: var(--card); border: 1px solid var(--line); border-radius: 6px; margin: .4rem 0; padding: .4rem .75rem; }
summary { cursor: pointer; overflow-wrap: anywhere; } ol { margin: .5rem 0; padding-left: 0; list-style: none; }
li { border-left: 3px solid var(--line); margin: 0; padding: .15rem .75rem; } li.wrong { border-color: var(--bad); font-weight: 600; }
code { font: .85em ui-monospace, monospace; overflow-wrap: anywhere; }
@media (max-width: 34rem) { .row { grid-template-columns: 1fr; } table { font-size: .85rem; } th, td { padding: .3rem; } }
`;
