/** Words of taking plans along. */
export const offlineCopy = {
  text: "Saves the days, places to stay with their phone numbers, elevation profile and map on this device.",
  take: "Download",
  taking: "Downloading: {percent}%",
  cancel: "Cancel",
  kept: "Available offline",
  keptFacts: "{size}, saved on {date}",
  opened: "The days are available offline, but not the map yet.",
  old: "The plan has changed since then.",
  refresh: "Update",
  remove: "Remove",
  failed: "The download didn’t finish. Your earlier copy is still available.",
  streets: {
    text: "The map can show streets and paths offline, up to 3 km on either side of your route. That takes {size} more.",
    with: "Download with streets ({size})",
    without: "Download without streets",
    unfinished: "Some streets of the map haven’t been downloaded yet.",
    goOn: "Continue the download",
  },
  unsaved: "This browser has no space to save what you type. Don’t close this page until it has been sent.",
  unsupported: "This browser can’t save plans for offline use.",
};
