import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Text, Timestamp } from '../../wire.ts'

const Complaint = z.object({
  complaintId: z.int(),
  robotNo: Id,
  language: z.string().max(35),
  /** Empty when the question is not in the log any more. */
  question: Text,
  docId: Id,
  docQuestion: Text,
  givenAt: Timestamp,
})

export const listComplaints = endpoint('listComplaints', {
  summary:
    'Thumbs down that nobody has handled yet, the newest first: what was asked, and which document answered.',
  access: 'agent',
  input: z.object({}),
  output: z.object({ complaints: z.array(Complaint) }),
  errors: ['identity.forbidden'],
  example: {
    input: {},
    output: {
      complaints: [
        {
          complaintId: 12,
          robotNo: 'r1',
          language: 'en',
          question: 'Can I send it back?',
          docId: 'd8',
          docQuestion: 'When do I get my money back?',
          givenAt: 1_763_200_000_000,
        },
      ],
    },
  },
})
