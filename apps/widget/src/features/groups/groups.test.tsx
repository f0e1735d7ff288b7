import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Group } from './filter-groups.ts'
import { GroupSheet } from './GroupSheet.tsx'

function html(groups: readonly Group[]): string {
  return renderToStaticMarkup(
    <GroupSheet groups={groups} onChoose={() => undefined} onDismiss={() => undefined} />,
  )
}

function groups(count: number): Group[] {
  return Array.from({ length: count }, (_, n) => ({
    groupId: `g${n}`,
    groupName: `Group ${n}`,
    groupDesc: '',
  }))
}

it('S-20 every group is a button with its name and what it is for', () => {
  const markup = html([{ groupId: 'g1', groupName: 'Orders', groupDesc: 'Parcels' }, ...groups(2)])
  expect(markup.match(/<li>/g)).toHaveLength(3)
  expect(markup).toMatch(/<button type="button" class="group">.*Orders.*Parcels/)
  expect(markup).toContain('aria-label="dialog.close"')
})

it('S-20 fifty groups can be searched, eight need not', () => {
  expect(html(groups(50)).match(/<li>/g)).toHaveLength(50)
  expect(html(groups(50))).toContain('type="search"')
  expect(html(groups(8))).not.toContain('type="search"')
})

it('S-20 no groups at all are said in words', () => {
  expect(html([])).toContain('groups.none')
  expect(html(groups(1))).not.toMatch(/groups\.(?:none|noMatch)/)
})
