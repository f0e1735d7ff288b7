import { textLimits } from '@foyer/contract/text-limits.ts'
import { Button, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { isAllowedLink } from '../../../rules/knowledge/answer-addresses.ts'
import { useText } from '../../../text/text-context.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'

/** The address of the selected text. Without a selection the address itself becomes the text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useText()
  const present: unknown = editor.getAttributes('link')['href']
  const [address, setAddress] = useState(typeof present === 'string' ? present : '')
  const [problem, setProblem] = useState('')

  function apply(): void {
    const typed = address.trim()
    // People write addresses without their scheme.
    const href = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(typed) ? `https://${typed}` : typed
    if (!isAllowedLink(href)) return setProblem(t('knowledge.documents.addressWrong'))
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    return onClose()
  }

  return (
    <FormDialog
      title={t('knowledge.documents.tool.link')}
      action={t('knowledge.documents.apply')}
      isBusy={false}
      onSubmit={apply}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('knowledge.documents.address')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={textLimits.url}
        value={address}
        error={problem}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value)
          setProblem('')
        }}
      />
      {editor.isActive('link') && (
        <div>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onClose()
            }}
          >
            {t('knowledge.documents.removeLink')}
          </Button>
        </div>
      )}
    </FormDialog>
  )
}
