import type { ChannelConfig } from '@foyer/contract/channel/config.ts'

export type Group = ChannelConfig['groupConfig'][number]

/** As many as can be looked through at a glance; above that there is a field to search. */
const fewGroups = 8

export function needsFilter(groups: readonly Group[]): boolean {
  return groups.length > fewGroups
}

/** Those whose name or description has every word of the text, wherever. */
export function filterGroups(groups: readonly Group[], text: string): readonly Group[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return groups.filter(({ groupName, groupDesc }) => {
    const searched = `${groupName} ${groupDesc}`.toLowerCase()
    return words.every((word) => searched.includes(word))
  })
}
