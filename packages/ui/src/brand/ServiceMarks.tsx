type MarkProps = { className?: string }
const look = {
  viewBox: '0 0 24 24',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const
/** Marks of the services that pages are shared with, in the stroke of the other icons. */
const Mark = ({ className, d }: MarkProps & { d: string }) => (
  <svg {...look} className={`glyph ${className ?? ''}`}>
    <path d={d} />
  </svg>
)

export const LineMark = (props: MarkProps) => (
  <Mark
    {...props}
    d="M12 3.5c-5 0-9 3.2-9 7.2 0 3.6 3.2 6.6 7.5 7.1.6.1.7.5.6 1l-.2 1.7c0 .4.3.6.7.4 1.6-.9 9.4-5.4 9.4-10.2 0-4-4-7.2-9-7.2zM8 8.8v3.8h1.8M12 8.8v3.8M14.6 12.6V8.8l2.2 3.8V8.8"
  />
)
export const WhatsAppMark = (props: MarkProps) => (
  <Mark
    {...props}
    d="M3.5 20.5l1.2-4.3a8.6 8.6 0 1 1 3.2 3.1zM9 8.2c-.3 2.6 3.9 7 6.7 6.8l.8-1.9-2-1-1 .9c-1-.4-2-1.5-2.4-2.5l.9-.9-.9-2z"
  />
)
export const KakaoMark = (props: MarkProps) => (
  <Mark
    {...props}
    d="M12 4c-5 0-9 3.1-9 7 0 2.5 1.7 4.7 4.2 5.9L6.3 20.5l4.1-2.7c.5.1 1 .1 1.6.1 5 0 9-3.1 9-7S17 4 12 4z"
  />
)
export const XMark = (props: MarkProps) => <Mark {...props} d="M4 4l16 16M20 4L4 20" />
export const FacebookMark = (props: MarkProps) => (
  <Mark
    {...props}
    d="M15.5 3.5h-2a4 4 0 0 0-4 4v3H7V14h2.5v6.5H13V14h2.5l.75-3.5H13V8a1 1 0 0 1 1-1h1.5z"
  />
)
export const InstagramMark = ({ className }: MarkProps) => (
  <svg {...look} className={`glyph ${className ?? ''}`}>
    <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M17 7h.01" />
  </svg>
)
export const YouTubeMark = ({ className }: MarkProps) => (
  <svg {...look} className={`glyph ${className ?? ''}`}>
    <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
    <path d="M10.2 9.2v5.6l4.8-2.8z" />
  </svg>
)

/** Marks of services that people log in with, filled as those services draw them. */
const FilledMark = ({ className, d }: MarkProps & { d: string }) => (
  <svg
    viewBox="0 0 24 24"
    width={24}
    height={24}
    fill="currentColor"
    aria-hidden
    className={`glyph ${className ?? ''}`}
  >
    <path d={d} />
  </svg>
)
export const GoogleMark = (props: MarkProps) => (
  <FilledMark
    {...props}
    d="M12.5 10.9v3.3h7.8c-.2 1.8-.9 3.2-1.8 4.1-1.1 1.2-2.9 2.4-6 2.4-4.9 0-8.6-3.9-8.6-8.7s3.7-8.7 8.6-8.7c2.6 0 4.5 1 5.9 2.3l2.3-2.3C18.7 1.4 16.1 0 12.5 0 5.9 0 .3 5.4.3 12s5.6 12 12.2 12c3.6 0 6.3-1.2 8.3-3.4 2.2-2.1 2.9-5.2 2.9-7.6 0-.8-.1-1.5-.2-2.1z"
  />
)
export const AppleMark = (props: MarkProps) => (
  <FilledMark
    {...props}
    d="M12.2 6.9c-1 0-2.5-1.1-4-1-2 0-3.9 1.1-5 3-2.1 3.6-.5 9 1.6 12 1 1.5 2.2 3.1 3.8 3.1 1.5-.1 2-1 3.9-1 1.8 0 2.3 1 4 1 1.6-.1 2.6-1.5 3.6-3 1.2-1.7 1.7-3.3 1.7-3.4-.1 0-3.2-1.2-3.3-4.9 0-3 2.5-4.4 2.6-4.5-1.4-2.1-3.6-2.3-4.3-2.4-2-.1-3.7 1.1-4.6 1.1zm3.3-3.1c.9-1 1.4-2.4 1.3-3.8-1.2.1-2.7.8-3.5 1.8-.8.9-1.5 2.4-1.3 3.7 1.4.1 2.7-.7 3.5-1.7z"
  />
)
