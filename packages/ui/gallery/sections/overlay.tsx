import { useState } from 'react'
import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog, type DialogProps } from '@tomogolf/ui/overlay/Dialog.tsx'
import { MenuButton } from '@tomogolf/ui/overlay/MenuButton.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { Toaster } from '@tomogolf/ui/toast/Toaster.tsx'
import { Component, Row, State, useSamples } from '../Demo.tsx'

type Variant = 'plain' | 'steps' | 'wide' | 'full' | 'dirty' | 'busy'
const TONES = ['neutral', 'info', 'success', 'warning', 'danger'] as const

export function OverlaySection() {
  const { label, long, text } = useSamples()
  const [open, setOpen] = useState<Variant | null>(null)
  const variants: Record<Variant, Partial<DialogProps>> = {
    plain: {},
    steps: { steps: { labels: [label, `${label} 2`, `${label} 3`], current: 2 } },
    wide: { wide: true },
    full: { full: true },
    dirty: { dirty: true },
    busy: { busy: true },
  }
  return (
    <>
      <Component name="Dialog">
        <Row>
          {(Object.keys(variants) as Variant[]).map((variant) => (
            <Button key={variant} data-dialog-variant={variant} onClick={() => setOpen(variant)}>
              <span lang="en">{variant}</span>
            </Button>
          ))}
        </Row>
        {open && (
          <Dialog
            open
            onClose={() => setOpen(null)}
            title={long}
            description={text}
            footer={
              <Button variant="primary" busy={open === 'busy'} onClick={() => setOpen(null)}>
                {label}
              </Button>
            }
            {...variants[open]}
          >
            <p>{text}</p>
          </Dialog>
        )}
      </Component>
      <Component name="MenuButton">
        <State name="actions, a selected item, a link, a dangerous action">
          <MenuButton
            label={label}
            className="min-h-11 rounded-m border border-line-2 px-4"
            items={[
              { id: 'edit', label, icon: Pencil },
              { id: 'selected', label: `${label} 2`, checked: true },
              { id: 'link', label: long, link: (content) => <a href="#menu">{content}</a> },
              { id: 'remove', label, icon: Trash2, danger: true },
            ]}
          >
            {label}
          </MenuButton>
        </State>
      </Component>
      <Component name="Toaster">
        <Row>
          {TONES.map((tone) => (
            <Button
              key={tone}
              data-toast-tone={tone}
              onClick={() =>
                toast({ tone, title: label, description: text, action: { label, run: () => {} } })
              }
            >
              <span lang="en">{tone}</span>
            </Button>
          ))}
        </Row>
        <Toaster />
      </Component>
    </>
  )
}
