/** The stylesheet of the sandbox's page: light or dark as the system, for any width. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f6f4ef; --card: #fff; --ink: #1d1c1a; --quiet: #5c5850; --line: #ddd8cd; --accent: #0b5d51;
  --good: #17623a; --good-ground: #e2f2e8; --wait: #7a4b00; --wait-ground: #fbf0d9; --bad: #8f1d1d; --bad-ground: #fae5e3;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #171614; --card: #211f1c; --ink: #f2efe9; --quiet: #b5afa4; --line: #3a3732; --accent: #6fd0bf;
    --good: #9be0b6; --good-ground: #173323; --wait: #f2cd8a; --wait-ground: #38290e; --bad: #f5b1ab; --bad-ground: #401a18;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 64rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; }
h1 { font-size: 1.95rem; line-height: 1.15; margin: 0 0 .5rem; letter-spacing: -.01em; }
h2 { font-size: 1.25rem; line-height: 1.2; margin: 2.5rem 0 .75rem; }
p { margin: 0 0 .75rem; max-width: 44rem; color: var(--quiet); }
a { color: var(--accent); text-underline-offset: .15em; }
a:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem; }
.system { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; align-items: baseline; justify-content: space-between; }
.system h3 { margin: 0; font-size: 1.05rem; }
.system p { margin: .15rem 0 0; }
dl { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; margin: 0; }
dl div { display: flex; flex-direction: column-reverse; }
dt { color: var(--quiet); font-size: .875rem; }
dd { margin: 0; font-size: 1.55rem; line-height: 1.15; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; padding: 0; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: left; padding: 1rem 1.25rem .5rem; color: var(--quiet); }
th, td { text-align: left; padding: .6rem 1.25rem; border-top: 1px solid var(--line); white-space: nowrap; }
thead th { border-top: 0; color: var(--quiet); font-size: .875rem; font-weight: 600; }
tbody th { font-weight: 600; }
form { display: inline; }
button, input { font: inherit; color: inherit; border: 1px solid var(--line); border-radius: 6px; background: var(--ground); padding: .2rem .6rem; }
button { cursor: pointer; color: var(--accent); font-weight: 600; }
button:focus-visible, input:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
form.settings { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; margin-top: 1rem; }
.settings input[type=url] { width: min(28rem, 100%); }
.settings input[type=number] { width: 6rem; }
form.choices { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem; }
form.choices button { padding: .6rem 1.1rem; }
td.choices { white-space: normal; }
td.choices form { display: inline-block; margin: .1rem 0; }
details.card { margin-top: 1rem; }
summary { cursor: pointer; }
code { font: .8125rem/1.4 ui-monospace, monospace; margin-right: .75rem; }
.wide { white-space: normal; min-width: 24rem; }
.amount { text-align: right; }
.state { display: inline-block; padding: .05rem .6rem; border-radius: 999px; font-size: .875rem; background: var(--wait-ground); color: var(--wait); }
.state-Paid { background: var(--good-ground); color: var(--good); }
.state-Failed, .error { background: var(--bad-ground); color: var(--bad); }
.error p { color: inherit; margin: 0; }
.mail { display: block; width: 100%; max-width: 640px; height: 900px; border: 1px solid #bbb; background: #fff; resize: both; }
.mail-text { white-space: pre-wrap; overflow-wrap: anywhere; }
`;
