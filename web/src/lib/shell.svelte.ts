/** What a page tells the frame around it. `immersive`: a game is on, and the site's header and footer step back. */
export const shell = $state<{ immersive: boolean; table: string | null }>({ immersive: false, table: null });
