import { z } from 'zod'
import { ChannelChanges, ChannelSettings } from '../settings/channel-settings.ts'
import { channelSettingsExample } from '../settings/channel-settings-example.ts'
import { deskEndpoint } from '../endpoint.ts'
import { Id, Nothing, PageLimit, Timestamp, WireInt, WireText, WrittenText } from '../wire.ts'
import { channelLimits } from './channel-limits.ts'

/** Counts the publications of a channel. */
const Version = WireInt.min(1)
/** Counts the changes of a draft, across publications. */
const Revision = WireInt.min(0)
/** The name of a setting, or `translations.` and a language. */
const SettingKey = WireText.max(64)
const errors = ['identity.forbidden', 'object.unknown'] as const

const Touch = z.object({ revision: Revision, adminId: Id, adminNick: z.string(), time: Timestamp })

/** What is changed and not published. Every admin of the tenant works on the same draft. */
export const ChannelDraft = z.object({
  revision: Revision,
  changes: ChannelChanges,
  /** Who changed each setting last. */
  touched: z.record(z.string(), Touch),
  /** When it will be published, and by whom; absent: by hand. */
  schedule: z
    .object({ publishTime: Timestamp, adminNick: z.string(), note: z.string(), isStale: z.boolean() })
    .optional(),
})
export type ChannelDraft = z.output<typeof ChannelDraft>
export type WireChannelDraft = z.input<typeof ChannelDraft>

const draftExample: WireChannelDraft = {
  revision: 4,
  changes: { mainColor: '#0a7d4f' },
  touched: { mainColor: { revision: 4, adminId: '3', adminNick: 'Ana', time: 1_794_700_000_000 } },
}

export const readChannelDraft = deskEndpoint('readChannelDraft', {
  summary: 'What a channel has published, and its draft. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ channelId: Id }),
  output: z.object({
    name: z.string(),
    isArchived: z.boolean(),
    version: Version,
    published: ChannelSettings,
    draft: ChannelDraft,
  }),
  errors,
  example: {
    input: { channelId: 'demo' },
    output: {
      name: 'Demo',
      isArchived: false,
      version: 7,
      published: channelSettingsExample,
      draft: draftExample,
    },
  },
})

export const watchChannelDraft = deskEndpoint('watchChannelDraft', {
  summary:
    'Say that one is editing a channel, and learn who else is and whether anything is new. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ channelId: Id }),
  output: z.object({
    version: Version,
    revision: Revision,
    editors: z.array(z.object({ adminId: z.string(), adminNick: z.string(), adminFace: z.string() })),
  }),
  errors,
  example: {
    input: { channelId: 'demo' },
    output: { version: 7, revision: 4, editors: [{ adminId: '4', adminNick: 'Ben', adminFace: '' }] },
  },
})

export const saveChannelDraft = deskEndpoint('saveChannelDraft', {
  summary:
    'Change settings in the draft of a channel. A setting that somebody else has changed since `revision` is not ' +
    'overwritten, but named in `conflicts`, unless `insist` names it. Admins and owners.',
  access: 'agent',
  leaves: 'draft',
  input: z.object({
    channelId: Id,
    /** The last one that the editor has seen. */
    revision: Revision,
    changes: ChannelChanges,
    insist: z.array(SettingKey).max(200).optional(),
  }),
  output: z.object({ draft: ChannelDraft, conflicts: z.array(z.string()) }),
  errors: [...errors, 'request.tooLarge', 'request.tooMany'],
  example: {
    input: { channelId: 'demo', revision: 3, changes: { mainColor: '#0a7d4f' } },
    output: { draft: draftExample, conflicts: [] },
  },
})

export const discardChannelDraft = deskEndpoint('discardChannelDraft', {
  summary: 'Throw the draft of a channel away, with its schedule. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ channelId: Id, revision: Revision }),
  output: Nothing,
  errors: [...errors, 'object.stale'],
  example: { input: { channelId: 'demo', revision: 4 }, output: {} },
})

const Note = WrittenText.max(channelLimits.note)

export const publishChannel = deskEndpoint('publishChannel', {
  summary:
    'Publish the draft of a channel as it was read: newer changes of others are not published unseen. Every node ' +
    'shows it within five seconds. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ channelId: Id, version: Version, revision: Revision, note: Note.optional() }),
  output: z.object({ version: Version }),
  errors: [...errors, 'object.stale', 'request.invalid'],
  example: {
    input: { channelId: 'demo', version: 7, revision: 4, note: 'New colours' },
    output: { version: 8 },
  },
})

export const scheduleChannel = deskEndpoint('scheduleChannel', {
  summary:
    'Publish the draft of a channel at a time; until then it can be changed. The version gets the note. Without a ' +
    'time the schedule is cancelled. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({
    channelId: Id,
    revision: Revision,
    publishTime: Timestamp.optional(),
    note: Note.optional(),
  }),
  output: Nothing,
  errors: [...errors, 'object.stale', 'request.invalid'],
  example: {
    input: { channelId: 'demo', revision: 4, publishTime: 1_794_786_400_000, note: 'New colours' },
    output: {},
  },
})

export const ChannelVersion = z.object({
  version: Version,
  publishedTime: Timestamp,
  /** Empty for what was there before versions were kept. */
  author: z.string(),
  note: z.string(),
  /** The settings in which it differs from the version before. */
  changed: z.array(z.string()),
  restoredFrom: Version.optional(),
})
export type ChannelVersion = z.infer<typeof ChannelVersion>

export const listChannelVersions = deskEndpoint('listChannelVersions', {
  summary: 'The published versions of a channel, the latest first. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ channelId: Id, before: Version.optional(), limit: PageLimit.optional() }),
  output: z.object({ versions: z.array(ChannelVersion), hasMore: z.boolean() }),
  errors,
  example: {
    input: { channelId: 'demo' },
    output: {
      versions: [
        {
          version: 7,
          publishedTime: 1_794_700_000_000,
          author: 'Ana',
          note: 'New colours',
          changed: ['mainColor'],
        },
      ],
      hasMore: false,
    },
  },
})

export const readChannelVersion = deskEndpoint('readChannelVersion', {
  summary: 'The settings of a published version. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ channelId: Id, version: Version }),
  output: z.object({ settings: ChannelSettings }),
  errors,
  example: { input: { channelId: 'demo', version: 7 }, output: { settings: channelSettingsExample } },
})

export const restoreChannelVersion = deskEndpoint('restoreChannelVersion', {
  summary:
    'Publish an earlier version again, as a new one. The draft stays as it is. `current` is the version that the ' +
    'admin has compared it with. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ channelId: Id, version: Version, current: Version }),
  output: z.object({ version: Version }),
  errors: [...errors, 'object.stale'],
  example: { input: { channelId: 'demo', version: 5, current: 7 }, output: { version: 8 } },
})
