import { ActionIcon, Drawer } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Info } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useText } from '../text/text-context.tsx'
import './header.css'

type RecordHeaderProps = {
  /** The list that the record belongs to. */
  list: '/inbox' | '/messages' | '/tickets'
  className?: string
  children: ReactNode
}

/** Head of an open record: the way back to its list on a phone, its title and its tools. */
export function RecordHeader({ list, className = '', children }: RecordHeaderProps) {
  const t = useText()
  return (
    <header className={`desk-thread-head ${className}`}>
      <ActionIcon
        component={Link}
        to={list}
        // The inbox has no filters in its address.
        {...(list !== '/inbox' && { search: true as const })}
        className="desk-thread-back"
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('thread.back')}
      >
        <ArrowLeft size={20} className="desk-mirrored" />
      </ActionIcon>
      {children}
    </header>
  )
}

/** `hint` shows a title that may be cut off in full. */
export function RecordTitle({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string
  children: ReactNode
}) {
  return (
    <div className="desk-thread-who">
      <h1 title={hint}>
        <bdi className="desk-ellipsis">{title}</bdi>
      </h1>
      <p className="desk-ellipsis">{children}</p>
    </div>
  )
}

/** Opens the record's details over it on screens without room beside it. */
export function DetailsButton({
  label,
  title,
  children,
}: {
  label: string
  title: string
  children: ReactNode
}) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionIcon
        className="desk-thread-info"
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        <Info size={20} />
      </ActionIcon>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="right"
        size={320}
        title={title}
        closeButtonProps={{ 'aria-label': t('dialog.close') }}
      >
        {children}
      </Drawer>
    </>
  )
}
