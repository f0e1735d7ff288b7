export type Requirement = { id: string; text: string }

/** Reads `- S-01 text` bullets, and lines that list several as `C-01 name · C-02 name`. */
export function parseRequirements(markdown: string): Requirement[] {
  const requirements = markdown.split('\n').flatMap((line) => bullet(line) ?? inlineList(line))
  const seen = new Set<string>()
  for (const { id } of requirements) {
    if (seen.has(id)) throw new Error(`${id} is listed twice`)
    seen.add(id)
  }
  return requirements
}

function bullet(line: string): Requirement[] | undefined {
  const [, id, text] = /^- ([SDTVPCXK]-\d\d) (.+)$/.exec(line) ?? []
  return id === undefined || text === undefined ? undefined : [{ id, text }]
}

function inlineList(line: string): Requirement[] {
  const items = line.split(' · ')
  if (items.length === 1) return []
  return items.flatMap((item) => {
    const [, id, text] = /(?:^|\s)([SDTVPCXK]-\d\d) (.+?)\.?$/.exec(item) ?? []
    return id === undefined || text === undefined ? [] : [{ id, text }]
  })
}
