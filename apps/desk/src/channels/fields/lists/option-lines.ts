type Option = { label: string; value: string }

/** One label in each line. */
export function linesOf(options: readonly Option[]): string {
  return options.map(({ label }) => label).join('\n')
}

/** Options from lines. A label that was there keeps its value, which systems behind the form may know. */
export function optionsOf(lines: string, before: readonly Option[]): Option[] {
  const labels = lines
    .split('\n')
    .map((line) => line.slice(0, 200))
    .filter((line) => line.trim() !== '')
  return [...new Set(labels)]
    .slice(0, 100)
    .map((label) => before.find((option) => option.label === label) ?? { label, value: label })
}
