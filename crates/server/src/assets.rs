//! The client, embedded in the binary: the files of `web/dist`.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, Uri, header};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// Served instead of the client by a binary that was built without it.
const ABSENT: &str = include_str!("absent.html");

/// The compressed versions that the web build writes beside each file, best first.
const ENCODINGS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// Answers a path: a file of the client, or its start page for the routes of the client.
pub fn serve(uri: &Uri, headers: &HeaderMap) -> Response<Body> {
    let path = uri.path().trim_start_matches('/');
    // Compressed versions have no address of their own.
    let sibling = ENCODINGS
        .iter()
        .any(|(_, ending)| path.ends_with(&format!(".{ending}")));
    if !path.is_empty() && !sibling && Client::get(path).is_some() {
        return file(path, headers);
    }
    // A missing file is 404: for a picture, the start page would be a wrong answer.
    if path
        .rsplit('/')
        .next()
        .is_some_and(|name| name.contains('.'))
    {
        return text(
            StatusCode::NOT_FOUND,
            "text/plain; charset=utf-8",
            "not found\n",
        );
    }
    if Client::get("index.html").is_none() {
        return text(StatusCode::NOT_FOUND, "text/html; charset=utf-8", ABSENT);
    }
    file("index.html", headers)
}

fn text(status: StatusCode, content_type: &'static str, body: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status;
    response
        .headers_mut()
        .insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type));
    response
}

fn file(path: &str, headers: &HeaderMap) -> Response<Body> {
    let accepted = headers
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    let compressed = ENCODINGS.iter().find_map(|(encoding, ending)| {
        let file = accepts(accepted, encoding).then(|| Client::get(&format!("{path}.{ending}")));
        file.flatten().map(|file| (file, Some(*encoding)))
    });
    let Some((file, encoding)) = compressed.or_else(|| Client::get(path).map(|file| (file, None)))
    else {
        return text(
            StatusCode::NOT_FOUND,
            "text/plain; charset=utf-8",
            "not found\n",
        );
    };
    let tag = etag(&file);
    let unchanged = headers
        .get(header::IF_NONE_MATCH)
        .is_some_and(|known| known == tag);
    let mut response = if unchanged {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        response
    } else {
        Response::new(Body::from(file.data))
    };
    let headers = response.headers_mut();
    headers.insert(header::ETAG, tag);
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    // Files under assets/ carry a hash in their name: they never change.
    let keep = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// Whether an `Accept-Encoding` allows an encoding.
fn accepts(header: &str, encoding: &str) -> bool {
    header.split(',').any(|part| {
        let mut words = part.split(';').map(str::trim);
        let named = words
            .next()
            .is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        let refused = words.any(|word| matches!(word, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"));
        named && !refused
    })
}

fn etag(file: &EmbeddedFile) -> HeaderValue {
    let hash = file.metadata.sha256_hash();
    let short: String = hash
        .iter()
        .take(12)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    // Hexadecimal digits between quotes are a valid header.
    HeaderValue::from_str(&format!("\"{short}\"")).unwrap_or(HeaderValue::from_static("\"\""))
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "ogg" | "opus" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "wav" => "audio/wav",
        "wasm" => "application/wasm",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Whether the client is embedded in this binary.
pub fn present() -> bool {
    Client::get("index.html").is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accept_encoding_is_respected() {
        assert!(accepts("gzip, deflate, br", "br"));
        assert!(accepts("br;q=1.0, gzip;q=0.8", "gzip"));
        assert!(!accepts("gzip, br;q=0", "br"));
        assert!(!accepts("", "gzip"));
        assert!(!accepts("brotli", "br"));
    }

    #[test]
    fn a_missing_file_is_not_the_client() {
        for path in [
            "/favicon.gone",
            "/assets/none.js",
            "/../Cargo.toml",
            "/assets/%2e%2e/Cargo.toml",
            "/index.html.br",
        ] {
            let response = serve(&path.parse().unwrap(), &HeaderMap::new());
            assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        }
    }
}
