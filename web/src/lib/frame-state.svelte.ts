/** Set by a page for the frame around it. `immersive`: a game is running, and the site's header and footer are hidden. */
export const shell = $state<{ immersive: boolean; table: string | null }>({ immersive: false, table: null });
