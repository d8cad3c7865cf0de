/** The games are where everybody goes who came from nowhere in particular. */
export const HOME = '/games'

// apps and documents of their own: the router knows none of their pages
const OTHER_APPS = /^\/(?:towkay|admin|api)(?:[/?#]|$)/

/** Whether an address of this site needs a full page load. */
export const isOtherApp = (path: string): boolean => OTHER_APPS.test(path)
