import type { KnowledgeDocument } from '@foyer/server/rules/robot/knowledge.ts'

const written = {
  robotNo: 'r1',
  language: 'en',
  validFrom: undefined,
  validUntil: undefined,
  isPublished: true,
  attachments: [],
} satisfies Partial<KnowledgeDocument>

/** What the demo channel's robot knows. The ids are those that its FAQ, tips and menus name. */
export const demoDocuments: KnowledgeDocument[] = [
  {
    ...written,
    docId: 'd1',
    question: 'Where is my order?',
    similar: ['How can I track my parcel?', 'Where do I find my tracking number?'],
    answer:
      '<p>The link in your <b>shipping e-mail</b> shows where the parcel is. It appears in your account under <b>My orders</b>, too.</p>',
    category: 'Delivery',
  },
  {
    ...written,
    docId: 'd2',
    question: 'How long does delivery take?',
    similar: ['When will my order arrive?', 'How fast is express delivery?'],
    answer: '<p>Parcels take <b>2 to 4 working days</b>. Express orders arrive on the next working day.</p>',
    category: 'Delivery',
  },
  {
    ...written,
    docId: 'd3',
    question: 'What does delivery cost?',
    similar: ['Is shipping free?', 'How much is express delivery?'],
    answer: '<p>Delivery costs 4.90, and nothing for orders of <b>50 or more</b>. Express costs 9.90.</p>',
    category: 'Delivery',
  },
  {
    ...written,
    docId: 'd4',
    question: 'Can I change my address?',
    similar: ['I entered the wrong address', 'Can you send it to a different address?'],
    answer: '<p>Until the parcel leaves us you can change the address under <b>My orders</b>.</p>',
    category: 'Delivery',
  },
  {
    ...written,
    docId: 'd5',
    question: 'Do you deliver abroad?',
    similar: ['Which countries do you ship to?', 'Do you send parcels to other countries?'],
    answer: '<p>We deliver to every country of the European Union, to Norway and to Switzerland.</p>',
    category: 'Delivery',
  },
  {
    ...written,
    docId: 'd6',
    question: 'Can I collect in the shop?',
    similar: ['Is there a pick-up point?', 'Can I pick up my order myself?'],
    answer: '<p>Choose <b>Collect</b> when you order. We write to you as soon as it is ready.</p>',
    category: 'Delivery',
  },
  {
    ...written,
    docId: 'd7',
    question: 'How do I return something?',
    similar: ['Can I send an item back?', 'How many days do I have to return a product?'],
    answer:
      '<p>You may return everything within <b>30 days</b>.</p><ol><li>Print the return slip.</li><li>Put it into the parcel.</li><li>Hand it in at any post office.</li></ol>',
    category: 'Returns',
    attachments: [{ name: 'Return slip.pdf', url: '/files/demo/return-slip.pdf' }],
  },
  {
    ...written,
    docId: 'd8',
    question: 'When do I get my money back?',
    similar: ['How long does a refund take?', 'How is a refund paid?'],
    answer: '<p>Your money is on its way within <b>5 working days</b> after the parcel reached us.</p>',
    category: 'Returns',
  },
  {
    ...written,
    docId: 'd9',
    question: 'Which ways to pay are there?',
    similar: ['Can I pay by card?', 'Do you take PayPal?'],
    answer: '<p>Card, PayPal and bank transfer. We charge you when the parcel leaves us.</p>',
    category: 'Payment',
  },
]
