type P = { className?: string }
const look = { viewBox: '0 0 24 24', width: 24, height: 24, fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true } as const

export const InstagramMark = (p: P) => <svg {...look} {...p}><rect x="3.5" y="3.5" width="17" height="17" rx="5" /><circle cx="12" cy="12" r="4" /><path d="M17 7h.01" /></svg>
export const FacebookMark = (p: P) => <svg {...look} {...p}><path d="M15.5 3.5h-2A4 4 0 0 0 9.5 7.5v3H7v3.5h2.5v6.5H13v-6.5h2.5l.75-3.5H13V8a1 1 0 0 1 1-1h1.5z" /></svg>
export const XMark = (p: P) => <svg {...look} {...p}><path d="M4 4l16 16M20 4L4 20" /></svg>
