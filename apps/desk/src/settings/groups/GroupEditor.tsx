import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useBlocker, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { groupsKey } from '../../platform/query-keys.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import { BasicsPart } from './BasicsPart.tsx'
import { ChannelsPart } from './ChannelsPart.tsx'
import { DeleteGroup } from './DeleteGroup.tsx'
import { draftProblems, shownProblems } from './draft-problems.ts'
import { toDraft, toInput, type GroupDraft } from './group-draft.ts'
import { HolidaysPart } from './HolidaysPart.tsx'
import { HoursPart } from './HoursPart.tsx'
import { MembersPart } from './MembersPart.tsx'
import { OverflowPart } from './OverflowPart.tsx'
import type { GroupList } from './use-groups.ts'
import { WhatAppliesPart } from './WhatAppliesPart.tsx'

type GroupEditorProps = {
  /** Missing: a new one. */
  group?: GroupList['groups'][number]
  list: GroupList
  /** Begins again with what is stored. */
  onReload: () => void
}

/** All settings of a group. They are saved together, and leaving with unsaved changes is asked about. */
export function GroupEditor({ group: stored, list, onReload }: GroupEditorProps) {
  const t = useText()
  const notify = useNotify()
  const { client, agent } = useDesk()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  // What the draft is based on: a later read must not change the version that is sent.
  const [group] = useState(stored)
  const [first] = useState(() => toDraft(group, list.timeZone))
  const [draft, setDraft] = useState(first)
  const [tries, setTries] = useState(0)
  const [isSaving, setSaving] = useState(false)
  const [isStale, setStale] = useState(false)
  const isDone = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(first)
  const problems = draftProblems(draft)
  const shown = shownProblems(problems, tries > 0)
  const change = (next: Partial<GroupDraft>) => setDraft((before) => ({ ...before, ...next }))
  const blocker = useBlocker({
    shouldBlockFn: () => isChanged && !isDone.current,
    enableBeforeUnload: () => isChanged && !isDone.current,
    withResolver: true,
  })

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  async function finish(text: string): Promise<void> {
    isDone.current = true
    notify(text)
    await queryClient.invalidateQueries({ queryKey: groupsKey(agent.adminId) })
    await navigate({ to: '/settings/groups' })
  }

  async function save(): Promise<void> {
    if (problems.size > 0) return setTries(tries + 1)
    setSaving(true)
    const based = group && { groupId: group.groupId, version: group.version }
    const result = await client.saveGroup({ ...toInput(draft), ...based })
    setSaving(false)
    if (result.ok) return finish(t('groups.saved', { name: draft.groupName.trim() }))
    notify(t(failureKey(result)), 'problem')
    if (result.kind === 'refused' && result.error === 'object.stale') setStale(true)
  }

  const part = { draft, problems: shown, onChange: change }
  return (
    // The listener only keeps Enter in a field from saving everything.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      noValidate
      className="desk-settings-parts desk-group-form"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <BasicsPart {...part} {...(group && { groupId: group.groupId })} />
      <MembersPart {...part} agents={list.agents} />
      <HoursPart {...part} />
      {!draft.isAlwaysOpen && <HolidaysPart {...part} />}
      <WhatAppliesPart draft={draft} groups={list.groups} />
      <OverflowPart {...part} groups={list.groups} {...(group && { groupId: group.groupId })} />
      <ChannelsPart {...part} list={list} {...(group && { groupId: group.groupId })} />
      {group && <DeleteGroup group={group} onDeleted={(text) => void finish(text)} />}
      <div className="desk-group-save">
        {isStale && (
          <p role="status">
            {t('group.stale')}{' '}
            <Button variant="light" size="compact-sm" onClick={onReload}>
              {t('groups.reload')}
            </Button>
          </p>
        )}
        {tries > 0 && problems.size > 0 && (
          <p role="status" className="desk-group-problem">
            {t('groups.problems', { count: problems.size })}
          </p>
        )}
        <Button type="submit" loading={isSaving} disabled={group !== undefined && !isChanged}>
          {t('groups.save')}
        </Button>
        {isChanged && <span>{t('groups.unsaved')}</span>}
      </div>
      <ConfirmDialog
        isOpen={blocker.status === 'blocked'}
        title={t('groups.leave.title')}
        body={t('groups.leave.body')}
        confirm={t('groups.leave.confirm')}
        onAnswer={(isConfirmed) => (isConfirmed ? blocker.proceed?.() : blocker.reset?.())}
      />
    </form>
  )
}
