import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { cropSquare, fitView, MAX_ZOOM, moveView, WHOLE, type CropView } from './crop-view.ts'

/** Pixels of the preview and of the uploaded photo; the server stores less. */
const [PREVIEW, RESULT] = [640, 1024]
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, view: CropView) {
  const { left, top, side } = cropSquare(picture, view)
  const { width, height } = canvas
  const context = canvas.getContext('2d')!
  // a photo with transparent parts becomes a JPEG
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, left, top, side, side, 0, 0, width, height)
}

/** Chooses the square of a picture that becomes the profile photo: by pointer or by keys. */
export default function CropDialog({
  picture,
  busy,
  onDone,
  onClose,
}: {
  picture: ImageBitmap
  busy: boolean
  onDone: (photo: Blob) => void
  onClose: () => void
}) {
  const t = useT()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [view, setView] = useState(WHOLE)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, view)
  }, [picture, view])

  const move = (right: number, down: number) =>
    setView((from) => moveView(picture, from, right, down))
  const zoomTo = (zoom: number) => setView((from) => fitView(picture, { ...from, zoom }))
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (arrow) move(...arrow)
    else if (event.key === '+' || event.key === '=') zoomTo(view.zoom + 0.2)
    else if (event.key === '-') zoomTo(view.zoom - 0.2)
    else return
    event.preventDefault()
  }
  const onDrag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const side = event.currentTarget.clientWidth
    move(event.movementX / side, event.movementY / side)
  }
  const finish = () => {
    const result = document.createElement('canvas')
    result.width = result.height = RESULT
    draw(result, picture, view)
    result.toBlob((photo) => photo && onDone(photo), 'image/jpeg', 0.9)
  }
  return (
    <Dialog
      open
      busy={busy}
      onClose={onClose}
      title={t('account.photo.cropTitle')}
      description={t('account.photo.cropText')}
      footer={
        <Button variant="primary" size="large" block busy={busy} onClick={finish}>
          {t(busy ? 'account.photo.busy' : 'account.photo.use')}
        </Button>
      }
    >
      <canvas
        ref={canvas}
        width={PREVIEW}
        height={PREVIEW}
        tabIndex={0}
        aria-label={t('account.photo.cropArea')}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onDrag}
        className="mx-auto aspect-square w-full max-w-[min(360px,48dvh)] cursor-grab touch-none rounded-full active:cursor-grabbing"
      />
      <label className="mx-auto mt-4 flex max-w-[360px] items-center gap-4 text-s font-semibold">
        {t('account.photo.zoom')}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={view.zoom}
          onChange={(event) => zoomTo(event.currentTarget.valueAsNumber)}
          className="h-11 min-w-0 flex-1 accent-success"
        />
      </label>
    </Dialog>
  )
}
