import { expect, it } from 'vitest'
import { ticketTiming } from '@foyer/core/timing.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import type { Agent } from '@foyer/testkit/agent.ts'
import type { Invitation } from '@foyer/contract/desk/members.ts'
import { givenPost, jobs, untilDone } from '../mail/given.ts'
import { accept, givenTeam, invite, invited, listOf, must, someEmail } from './given.ts'

const post = givenPost()

async function mailOf(owner: Agent, { invitationId }: Invitation): Promise<Invitation['mail'] | undefined> {
  const { invitations } = await listOf(owner)
  return invitations.find((one) => one.invitationId === invitationId)?.mail
}

async function untilState(owner: Agent, invitation: Invitation, state: string): Promise<Invitation['mail']> {
  let mail: Invitation['mail'] | undefined
  await waitUntil(
    async () => {
      mail = await mailOf(owner, invitation)
      return mail?.state === state
    },
    () => `the mail is ${mail?.state} and not ${state}`,
    30_000,
  )
  return mail ?? invitation.mail
}

it('a mail brings the link in the language of the organisation, and the list says when it was accepted', async () => {
  const { world, mailbox, now } = post()
  const { owner, tenantId, key } = await givenTeam(world)
  await world.node.deps.db.updateTable('tenants').set({ locale: 'de' }).where('id', '=', tenantId).execute()
  const { invitation, token } = await invite(owner)
  expect(invitation.mail).toMatchObject({ state: 'waiting', answer: '' })
  const mail = await mailbox.next(invitation.email)
  expect(mail.subject).toBe(`Tenant ${key}: Ihre Einladung`)
  const link = `${mailbox.config.publicUrl}/desk/join#token=${token}`
  expect(mail.text).toContain(link)
  expect(String(mail.html)).toContain(link)
  expect(mail.text).toContain('Ana lädt Sie ein')
  expect(await untilState(owner, invitation, 'sent')).toEqual({ state: 'sent', time: now.at, answer: '' })
  must(await accept(world, token))
})

it('resending sends another mail with another link', async () => {
  const { world, mailbox } = post()
  const { owner } = await givenTeam(world)
  const { invitation, token } = await invite(owner)
  await mailbox.next(invitation.email)
  const again = invited(await owner.call('resendInvitation', { invitationId: invitation.invitationId }))
  await untilState(owner, invitation, 'sent')
  const mails = await mailbox.all(invitation.email)
  expect(mails).toHaveLength(2)
  expect(mails.filter(({ text }) => text?.includes(again.token))).toHaveLength(1)
  expect(mails.filter(({ text }) => text?.includes(token))).toHaveLength(1)
})

it('a mailbox that does not exist is told with the words of the mail server', async () => {
  const { world, mailbox } = post()
  const { owner } = await givenTeam(world)
  const email = someEmail()
  mailbox.forget(email)
  const { invitation } = await invite(owner, { email })
  const { answer } = await untilState(owner, invitation, 'refused')
  expect(answer).toMatch(/^550 /)
})

it('a mail that fails for now waits with the last answer, and is refused after the last try', async () => {
  const { world, mailbox } = post()
  const { owner } = await givenTeam(world)
  const email = someEmail()
  mailbox.judge((address) => (address === email ? { code: 451 } : 'taken'))
  const { invitation } = await invite(owner, { email })
  await waitUntil(
    async () => (await mailOf(owner, invitation))?.answer.startsWith('451') ?? false,
    () => 'no answer yet',
    30_000,
  )
  expect(await mailOf(owner, invitation)).toMatchObject({ state: 'waiting' })
  await untilDone(post())
  expect(await mailOf(owner, invitation)).toMatchObject({ state: 'refused' })
  mailbox.judge(() => 'taken')
})

it('an address that was mailed too often today is said to be so', async () => {
  const { world, mailbox } = post()
  const { owner } = await givenTeam(world)
  const { invitation } = await invite(owner)
  const { invitationId } = invitation
  await untilState(owner, invitation, 'sent')
  for (let round = 2; round <= ticketTiming.mailsPerDay; round += 1) {
    must(await owner.call('resendInvitation', { invitationId }))
    await untilState(owner, invitation, 'sent')
  }
  must(await owner.call('resendInvitation', { invitationId }))
  await untilState(owner, invitation, 'limited')
  expect(await mailbox.all(invitation.email)).toHaveLength(ticketTiming.mailsPerDay)
})

it('a revoked invitation is not mailed any more', async () => {
  const { world, mailbox } = post()
  const { owner } = await givenTeam(world)
  const email = someEmail()
  await mailbox.shut()
  const { invitation } = await invite(owner, { email })
  // A try that has begun has read the invitation already.
  await waitUntil(
    async () => (await jobs(post())).some((job) => job.attempts > 0 && job.locked_at === null),
    () => 'no try has failed',
  )
  must(await owner.call('revokeInvitation', { invitationId: invitation.invitationId }))
  await mailbox.open()
  await untilDone(post())
  expect(await mailbox.all(email)).toEqual([])
})
