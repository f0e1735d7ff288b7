import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { OpeningHours } from '../routing/hours.ts'
import { Id, ShortText, Timestamp, WireInt, WireText } from '../wire.ts'

const GroupSettings = z.object({
  groupName: ShortText.regex(/\S/),
  /** How many may wait. */
  queueLimit: WireInt.min(0).max(100_000),
  /** Missing: always open. */
  hours: OpeningHours.optional(),
  /** Agents, by their `adminId`. */
  members: z.array(Id).max(1_000),
  /** Channels whose visitors come here unless they choose a group. A channel that is left out leads to the default group. */
  channels: z.array(Id).max(1_000),
  /** Where visitors go while the group is closed, full or has nobody online, and after so many seconds in its queue. */
  overflow: z.object({ groupId: Id, afterSeconds: WireInt.min(10).max(86_400).optional() }).optional(),
})

export const DeskGroup = GroupSettings.extend({
  groupId: z.string(),
  /** Raised by every save. */
  version: z.int(),
  isOpen: z.boolean(),
  waiting: z.int().min(0),
  /** Members whose desk is open. */
  online: z.int().min(0),
})
export type DeskGroup = z.input<typeof DeskGroup>

export const groupExample: DeskGroup = {
  groupId: 'orders',
  version: 3,
  groupName: 'Orders and delivery',
  queueLimit: 50,
  hours: {
    timeZone: 'Europe/Berlin',
    week: {
      mon: [
        ['09:00', '12:30'],
        ['13:30', '18:00'],
      ],
    },
    holidays: { '2026-12-25': [] },
    holidayNames: { '2026-12-25': 'Christmas Day' },
  },
  members: ['7'],
  channels: ['demo'],
  overflow: { groupId: 'default', afterSeconds: 120 },
  isOpen: true,
  waiting: 2,
  online: 1,
}

export const listGroups = deskEndpoint('listGroups', {
  summary: 'The groups of this tenant with their settings, and what they can be made of. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({
    groups: z.array(DeskGroup),
    agents: z.array(z.object({ adminId: z.string(), adminNick: z.string(), isDisabled: z.boolean() })),
    /** `groupId`: where the channel leads. */
    channels: z.array(z.object({ channelId: z.string(), name: z.string(), groupId: z.string() })),
    /** The tenant's own. */
    timeZone: z.string(),
  }),
  errors: ['identity.forbidden'],
  example: {
    input: {},
    output: {
      groups: [groupExample],
      agents: [{ adminId: '7', adminNick: 'Ana', isDisabled: false }],
      channels: [{ channelId: 'demo', name: 'Demo', groupId: 'orders' }],
      timeZone: 'Europe/Berlin',
    },
  },
})

export const saveGroup = deskEndpoint('saveGroup', {
  summary:
    'Create a group, or change all settings of one: `version` is the one that was read, and a group that was saved since is not overwritten. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: GroupSettings.extend({ groupId: Id.optional(), version: WireInt.min(1).optional() }),
  output: z.object({ groupId: z.string(), version: z.int() }),
  errors: ['identity.forbidden', 'object.unknown', 'request.invalid', 'object.stale', 'group.overflow'],
  example: {
    input: {
      groupId: 'orders',
      version: 3,
      groupName: 'Orders and delivery',
      queueLimit: 50,
      members: ['7'],
      channels: ['demo'],
    },
    output: { groupId: 'orders', version: 4 },
  },
})

/** What keeps a group from being deleted. */
const GroupBlocker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('only') }),
  z.object({ kind: z.literal('waiting'), count: z.int() }),
  /** A channel leads here, or lets visitors choose this group. */
  z.object({ kind: z.literal('channel'), name: z.string() }),
  z.object({ kind: z.literal('overflow'), name: z.string() }),
])
export type GroupBlocker = z.infer<typeof GroupBlocker>

export const deleteGroup = deskEndpoint('deleteGroup', {
  summary:
    'Delete a group. Where something still needs it, the answer names that and nothing is deleted. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ groupId: Id }),
  /** Empty: the group is deleted. */
  output: z.object({ blockers: z.array(GroupBlocker) }),
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { groupId: 'orders' }, output: { blockers: [{ kind: 'waiting', count: 2 }] } },
})

const Day = WireText.regex(/^\d{4}-\d{2}-\d{2}$/)
const Named = z.object({ code: z.string(), name: z.string() })

export const suggestHolidays = deskEndpoint('suggestHolidays', {
  summary:
    'Public holidays of a country or of a region of it, as suggestions. Without a country: the countries that are known. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({
    country: WireText.regex(/^[A-Z]{2}$/).optional(),
    region: WireText.regex(/^[\dA-Z-]{1,8}$/i).optional(),
    year: WireInt.min(2_000).max(2_100),
    language: z.enum(['en', 'zh']),
  }),
  output: z.object({
    countries: z.array(Named),
    regions: z.array(Named),
    holidays: z.array(z.object({ date: z.string(), name: z.string() })),
  }),
  errors: ['identity.forbidden', 'object.unknown'],
  example: {
    input: { country: 'DE', region: 'BE', year: 2_026, language: 'en' },
    output: {
      countries: [],
      regions: [{ code: 'BE', name: 'Berlin' }],
      holidays: [{ date: '2026-12-25', name: 'Christmas Day' }],
    },
  },
})

const Span = z.tuple([z.string(), z.string()])

export const hoursAt = deskEndpoint('hoursAt', {
  summary:
    'What applies at a time, by the clock of the group’s time zone: of a stored group, or of hours that are not saved yet. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({
    groupId: Id.optional(),
    /** Without a group: missing means always open. */
    hours: OpeningHours.optional(),
    day: Day,
    time: WireText.regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  }),
  output: z.object({
    isOpen: z.boolean(),
    why: z.enum(['always', 'week', 'holiday']),
    /** The day whose hours decide; of a night shift, the one on which it began. */
    day: z.string().optional(),
    holidayName: z.string().optional(),
    /** All hours of that day. */
    spans: z.array(Span),
    /** The ones that apply now, while the group is open. */
    span: Span.optional(),
    /** When it closes, or opens again; missing where that is never, or in more than a year. */
    nextTime: Timestamp.optional(),
  }),
  errors: ['identity.forbidden', 'object.unknown', 'request.invalid'],
  example: {
    input: { groupId: 'orders', day: '2026-12-24', time: '23:30' },
    output: {
      isOpen: false,
      why: 'holiday',
      day: '2026-12-24',
      holidayName: 'Christmas Eve',
      spans: [['09:00', '12:00']],
      nextTime: 1_798_444_800_000,
    },
  },
})
