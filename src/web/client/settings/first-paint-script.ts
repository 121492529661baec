/**
 * Runs before the first paint. Constant text, so that its hash in the content policy never changes:
 * - marks that scripts run;
 * - applies remembered colours;
 * - applies remembered measures and clock. Pages are kept for everybody in kilometres, so for somebody who thinks
 *   otherwise the content stays unseen until it is written in their measures (`data-waiting`);
 * - leads from the bare address of the site to the remembered language, unless somebody comes from within the site.
 *
 * Private windows may refuse storage; what the device says then holds.
 */
export const firstPaintScript = `(function(h){var d=h.dataset,g=function(k){try{return localStorage.getItem("vieira-"+k)}catch(e){}};d.scripted="";var t=g("theme");if(t==="light"||t==="dark")d.theme=t;if(g("units")==="imperial")d.units="imperial";if(g("clock")==="12h")d.clock="12h";if(d.units||d.clock)d.waiting="";if(location.pathname==="/"&&g("language")==="es"&&document.referrer.indexOf(location.origin+"/")!==0)location.replace("/es"+location.search+location.hash)})(document.documentElement)`;
