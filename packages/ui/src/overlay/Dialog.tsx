import { useRef, useState, type ReactNode } from 'react'
import * as Primitive from 'radix-ui/dialog'
import { X } from 'lucide-react'
import { cx } from '../lib/class-names.ts'
import { useT } from '../i18n/i18n.tsx'
import { Button } from '../forms/Button.tsx'
import { Alert } from '../feedback/Alert.tsx'
import { Steps } from '../data/Steps.tsx'
import { slideOut } from './slide-out.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Muted text under the title; also the accessible description. */
  description?: ReactNode
  steps?: { labels: readonly string[]; current: number }
  /** The form has unsaved input: closing asks for confirmation. */
  dirty?: boolean
  /** A request is pending: the dialog cannot be closed. */
  busy?: boolean
  /** Buttons, always visible below the content. */
  footer?: ReactNode
  /** 880 px instead of 620 px. */
  wide?: boolean
  /** Covers the page, for long forms. */
  full?: boolean
  children: ReactNode
}

/**
 * The last focused element outside of dialogs. One dialog may open another, so a dialog cannot
 * remember it alone.
 */
let lastFocused: HTMLElement | null = null
const focusContent = () => document.getElementById('main')?.focus({ preventScroll: true })

/**
 * Focuses an element. If a refetch removes it before the user moves on, the focus goes to the page's
 * content: the browser would leave it on the body.
 */
function focusWhileConnected(target: HTMLElement) {
  target.focus()
  const removal = new MutationObserver(() => {
    if (target.isConnected) return
    removal.disconnect()
    if (document.activeElement === document.body) focusContent()
  })
  removal.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', () => removal.disconnect(), { once: true })
}

/**
 * Returns the focus when a dialog closes, or moves it to the page's content if the element is gone.
 */
function useFocusReturn() {
  const from = useRef<HTMLElement>(null)
  // the opener in a dialog that stays open below this one
  const inside = useRef<HTMLElement>(null)
  return {
    rememberFocus: () => {
      const { activeElement: focused } = document
      if (focused instanceof HTMLElement && focused !== document.body) {
        if (focused.closest('[role=dialog]')) inside.current = focused
        else lastFocused = focused
      }
      from.current = lastFocused
    },
    returnFocus: (event: Event) => {
      event.preventDefault()
      const target = inside.current?.isConnected ? inside.current : from.current
      // a menu item, or a button that a link has replaced, is no longer in the page
      if (target?.isConnected && target.checkVisibility()) focusWhileConnected(target)
      else focusContent()
    },
  }
}

/**
 * A modal dialog: a bottom sheet under 760 px, centred on wider screens. Load it lazily: Radix
 * comes with it.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  steps,
  dirty,
  busy,
  footer,
  wide,
  full,
  children,
}: DialogProps) {
  const t = useT()
  const [confirming, setConfirming] = useState(false)
  const { rememberFocus, returnFocus } = useFocusReturn()
  const overlay = useRef<HTMLDivElement>(null)
  const isClosing = useRef(false)
  const close = () => {
    if (isClosing.current) return
    isClosing.current = true
    void slideOut(overlay.current).then((showAgain) => {
      isClosing.current = false
      setConfirming(false)
      onClose()
      setTimeout(showAgain, 200)
    })
  }
  const requestClose = () => {
    if (busy) return
    if (dirty && !confirming) setConfirming(true)
    else close()
  }
  const padding = full ? 'px-5 md:px-[max(32px,calc((100%-1200px)/2))]' : 'px-5 md:px-8'
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) requestClose()
      }}
    >
      <Primitive.Portal>
        <Primitive.Overlay
          ref={overlay}
          className={cx(
            'fixed inset-0 z-60 flex animate-fade items-end justify-center bg-scrim [backdrop-filter:blur(5px)]',
            !full && 'md:items-center md:p-8',
          )}
        >
          <Primitive.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            data-dialog={full ? 'full' : undefined}
            onOpenAutoFocus={rememberFocus}
            onCloseAutoFocus={returnFocus}
            onPointerDownOutside={(event) => {
              if (dirty) event.preventDefault()
            }}
            className={cx(
              'relative flex w-full animate-sheet flex-col overflow-hidden md:animate-rise',
              full
                ? 'h-full bg-background'
                : 'max-h-[96%] rounded-t-[22px] border border-b-0 border-line-2 bg-surface-1 shadow-dialog md:rounded-b-[22px] md:border-b',
              !full && (wide ? 'md:max-w-[880px]' : 'md:max-w-[620px]'),
            )}
          >
            <header className={cx('relative border-b border-line pt-4.5 pb-4', padding)}>
              {steps && <Steps {...steps} className="mb-5.5 pr-14" />}
              <Primitive.Title
                className={cx('text-[1.75rem] leading-[1.05] tracking-[-.03em]', !steps && 'pr-12')}
              >
                {title}
              </Primitive.Title>
              {description && (
                <Primitive.Description className="mt-1.5 text-s text-text-2">
                  {description}
                </Primitive.Description>
              )}
              <Primitive.Close
                disabled={busy}
                aria-label={t('common.close')}
                className={
                  'absolute top-2 right-3.5 grid size-11 place-items-center rounded-m text-text-2 ' +
                  'hover:bg-surface-2 hover:text-text'
                }
              >
                <X />
              </Primitive.Close>
            </header>
            <div className={cx('flex-1 overflow-auto overscroll-contain py-5', padding)}>
              {children}
            </div>
            {confirming && (
              <Alert
                tone="warning"
                role="alert"
                title={t('common.discard.title')}
                className="mx-5 mb-4 md:mx-8"
              >
                <span className="mt-2.5 flex flex-wrap gap-2">
                  <Button size="small" variant="danger" onClick={close}>
                    {t('common.discard.leave')}
                  </Button>
                  <Button size="small" variant="outline" onClick={() => setConfirming(false)}>
                    {t('common.discard.stay')}
                  </Button>
                </span>
              </Alert>
            )}
            {footer && (
              <footer
                className={cx(
                  'flex flex-wrap items-stretch gap-3 border-t border-line bg-surface-1 pt-3.5 pb-[calc(16px+env(safe-area-inset-bottom))]',
                  padding,
                  full ? 'md:py-3.5' : 'md:py-5',
                )}
              >
                {footer}
              </footer>
            )}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
