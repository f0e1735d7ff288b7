import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Id, Nothing, record, ShortText, WireInt, WrittenText } from '../wire.ts'
import { helpLimits } from './help-limits.ts'

/** Settings of a channel's help center. */
const chosen = {
  /** Whether its pages are public. */
  isOn: z.boolean(),
  /** Empty: the title of the chat. */
  title: ShortText,
  /** The text at the top of the first page, by the language of the articles. */
  intros: record(WrittenText.max(helpLimits.intro), helpLimits.languages),
  /** Counts the changes; 0: nobody has ever changed it. */
  version: WireInt.min(0),
}

export const HelpCentre = z.object({
  ...chosen,
  channelId: Id,
  name: z.string(),
  /** The address of its pages, with the host if the server knows its own. */
  address: z.string(),
  isArchived: z.boolean(),
})
export type HelpCentre = z.infer<typeof HelpCentre>

const example = { isOn: true, title: 'Harbour Home help', intros: { en: 'How can we help?' }, version: 3 }

export const listHelpCentres = deskEndpoint('listHelpCentres', {
  summary: 'The help centers of the channels in which a robot answers. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ robotNo: Id }),
  output: z.object({ helpCentres: z.array(HelpCentre) }),
  errors: ['identity.forbidden'],
  example: {
    input: { robotNo: 'r1' },
    output: {
      helpCentres: [
        {
          ...example,
          channelId: 'demo',
          name: 'Web shop',
          address: 'https://chat.shop.example/help/demo/',
          isArchived: false,
        },
      ],
    },
  },
})

export const saveHelpCentre = deskEndpoint('saveHelpCentre', {
  summary:
    'Switch the public pages of a channel on or off, and choose their title and introductions. `version` is the one ' +
    'that was read. Owners and admins.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ channelId: Id, ...chosen }),
  output: Nothing,
  errors: ['identity.forbidden', 'object.unknown', 'object.stale', 'request.tooMany'],
  example: { input: { channelId: 'demo', ...example }, output: {} },
})
