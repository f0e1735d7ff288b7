import { noticeSeconds } from '../../rules/notice/duration.ts'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { useRef, useState, useLayoutEffect, type RefObject } from 'react'
import { Megaphone, Pause, Play, X } from 'lucide-react'
import { useText } from '../../text/TextProvider.tsx'
import './Notice.css'

/**
 * Words run out at the side where they begin. They are already on their way when they are first seen: what is read
 * first stands where reading begins, not out of sight.
 */
function useRun(text: RefObject<HTMLElement | null>, seconds: number): void {
  useLayoutEffect(() => {
    const element = text.current
    const room = element?.parentElement?.clientWidth ?? 0
    if (!element || room === 0) return
    const share = room / (room + element.offsetWidth)
    const isRtl = getComputedStyle(element).direction === 'rtl'
    element.style.setProperty('--notice-run', isRtl ? 'notice-run-rtl' : 'notice-run')
    element.style.setProperty('animation-delay', `${-share * seconds}s`)
  }, [text, seconds])
}

type NoticeProps = { text: string; onDismiss: () => void }

/** S-10, K-02: it runs past, can be stopped, and stands still to be read whole at a press. */
export function Notice({ text, onDismiss }: NoticeProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const running = useRef<HTMLSpanElement>(null)
  const seconds = noticeSeconds(text)
  useRun(running, seconds)
  return (
    <section className={isPaused ? 'notice notice-paused' : 'notice'} aria-label={t('noticeBar.label')}>
      <span className="notice-icon">
        <Megaphone size={18} />
      </span>
      <button
        type="button"
        className={`notice-window ${isOpen ? 'notice-open' : ''}`}
        // The words decide which way they run.
        dir="auto"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span ref={running} className="notice-text" dir="auto" style={{ animationDuration: `${seconds}s` }}>
          {text}
        </span>
      </button>
      {!isOpen && (
        <IconButton
          className="notice-pause"
          label={t('noticeBar.pause')}
          aria-pressed={isPaused}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <Play size={18} /> : <Pause size={18} />}
        </IconButton>
      )}
      <IconButton label={t('noticeBar.dismiss')} onClick={onDismiss}>
        <X size={18} />
      </IconButton>
    </section>
  )
}
